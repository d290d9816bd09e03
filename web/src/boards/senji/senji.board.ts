/// The board, under the name by which the page finds it.
export { senji as default } from "./senji";
