declare const brand: unique symbol;

/** Minted by the session gate and by rows of the users table only, so that no query runs unscoped. */
export type UserId = string & { readonly [brand]: "UserId" };
export type SessionId = string & { readonly [brand]: "SessionId" };
export type ProjectId = string & { readonly [brand]: "ProjectId" };

/** Who is calling, once the gate let them in: by a session, or by a personal token. */
export type Scope = { userId: UserId };

/** The same by a session: what only a signed-in user may do asks for it. */
export type SessionScope = Scope & { sessionId: SessionId };

/** What is known of any caller, signed in or not. */
export type Caller = { ip: string; userAgent: string | undefined };
