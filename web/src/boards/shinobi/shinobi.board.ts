/// The board, under the name by which the page finds it.
export { shinobi as default } from "./shinobi";
