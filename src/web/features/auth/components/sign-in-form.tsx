import type { FormEvent } from "react";
import { Button } from "#web/components/ui/button.tsx";
import { TextField } from "#web/components/ui/text-field.tsx";

type SignInFormProps = {
  email: string;
  onEmailChange: (email: string) => void;
  onSubmit: () => void;
  isSending: boolean;
  error: string | null;
};

export function SignInForm({ email, onEmailChange, onSubmit, isSending, error }: SignInFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSending) onSubmit();
  };
  return (
    <>
      <h1 className="text-2xl">Sign in to Foothold</h1>
      <p className="mt-3 text-md text-soft">
        We send you a link that signs you in. There is no password, and a new address gets a free
        account.
      </p>
      <form onSubmit={submit} className="mt-8 flex flex-col gap-4">
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="email"
          inputMode="email"
          placeholder="you@example.com"
          required
          value={email}
          onChange={(event) => onEmailChange(event.target.value)}
        />
        {error && (
          <p role="alert" className="rounded-control bg-fail-soft px-3 py-2 text-base text-fail">
            {error}
          </p>
        )}
        <Button type="submit" size="lg" isBusy={isSending}>
          {isSending ? "Sending..." : "Send Magic Link"}
        </Button>
      </form>
    </>
  );
}
