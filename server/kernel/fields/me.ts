/** Names the person who calls, where a person is named. */
export const ME = "me";
