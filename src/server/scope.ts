declare const brand: unique symbol;

/** Minted by the session gate and by rows of the users table only, so that no query runs unscoped. */
export type UserId = string & { readonly [brand]: "UserId" };
export type SessionId = string & { readonly [brand]: "SessionId" };
export type ProjectId = string & { readonly [brand]: "ProjectId" };

/** Who is calling, once the session gate let them in. */
export type Scope = { userId: UserId; sessionId: SessionId };

/** What is known of any caller, signed in or not. */
export type Caller = { ip: string; userAgent: string | undefined };
