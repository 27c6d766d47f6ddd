/** What a job does, from its task's name: `refundPayment` → "Refund payment". */
export function taskName(task: string): string {
  const words = task.replace(/([A-Z])/g, " $1").toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
