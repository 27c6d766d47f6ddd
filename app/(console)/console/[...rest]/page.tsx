import { notFound } from "next/navigation";

/** An address of the console that nothing answers to is told so within the console. */
export default function UnknownPage(): never {
  notFound();
}
