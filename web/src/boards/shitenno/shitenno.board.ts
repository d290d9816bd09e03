/// The board, under the name by which the page finds it.
export { shitenno as default } from "./shitenno";
