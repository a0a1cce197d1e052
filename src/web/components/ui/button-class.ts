import { classNames } from "#web/lib/class-names.ts";

export type ButtonLook = {
  tone?: "primary" | "secondary" | "ghost" | "danger" | undefined;
  size?: "sm" | "md" | "lg" | undefined;
};

const BASE =
  "inline-flex shrink-0 cursor-pointer items-center justify-center rounded-control border font-medium whitespace-nowrap select-none transition-colors disabled:cursor-not-allowed aria-disabled:cursor-progress [&_svg]:shrink-0";

const TONES = {
  primary:
    "border-transparent bg-accent text-on-accent hover:bg-accent-hover disabled:opacity-60 disabled:hover:bg-accent",
  secondary:
    "border-edge bg-surface text-ink hover:bg-hover disabled:border-line disabled:text-muted disabled:hover:bg-surface",
  ghost:
    "border-transparent bg-transparent text-ink hover:bg-hover disabled:text-muted disabled:hover:bg-transparent",
  danger:
    "border-fail bg-surface text-fail hover:bg-fail-soft disabled:opacity-60 disabled:hover:bg-surface",
};

const SIZES = {
  sm: "h-8 gap-1.5 px-3 text-sm",
  md: "h-10 gap-2 px-4 text-base",
  lg: "h-12 gap-2 px-6 text-md",
};

export function buttonClass({
  tone = "primary",
  size = "md",
  className,
}: ButtonLook & { className?: string | undefined }): string {
  return classNames(BASE, TONES[tone], SIZES[size], className);
}
