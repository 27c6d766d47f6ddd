/** A message of the contract's at the field it concerns: software sends a value, a person enters it. */
export function fieldMessage(message: string): string {
  return message.replace(/^Send /, "Enter ");
}
