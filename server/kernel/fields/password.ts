/** Shortest password; longer beats complicated. */
export const PASSWORD_LENGTH = 10;

/** Longest password: hashing takes the longer the longer it is. */
export const MAX_PASSWORD_LENGTH = 200;
