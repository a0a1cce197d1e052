import { avatarInitial } from "#engine/accounts/avatar-initial.ts";

export function Avatar({ user }: { user: { name: string | null; email: string } }) {
  return (
    <span
      aria-hidden="true"
      className="inline-flex size-9 items-center justify-center rounded-full border border-accent-line bg-accent-soft font-serif text-md font-semibold text-accent"
    >
      {avatarInitial(user)}
    </span>
  );
}
