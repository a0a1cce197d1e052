/** The most posts that a project can have ahead of it: the server holds it to this, and the screen says so beforehand. */
export const PENDING_CAP = 5;

export const CAP_REACHED = `Maximum ${PENDING_CAP} pending posts. Post or delete some first.`;
