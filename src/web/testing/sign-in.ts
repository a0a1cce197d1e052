import { session } from "#web/lib/session/session.ts";
import { answerCalls } from "./answer-calls.ts";
import { sampleUser } from "./samples.ts";

/** For parts that render behind the guard: somebody is signed in until the test ends. */
export async function signIn(user = sampleUser()): Promise<void> {
  answerCalls({ getCurrentUser: user });
  await session.signIn({ accessToken: "access", refreshToken: "refresh", user });
}
