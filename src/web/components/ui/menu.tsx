import { Menu as Base } from "@base-ui/react/menu";
import { type ReactElement, type ReactNode, useRef } from "react";
import { Link } from "react-router";

const itemClass =
  "flex min-h-9 cursor-pointer items-center gap-2.5 rounded-control px-2.5 py-1.5 text-base text-ink outline-none select-none data-highlighted:bg-hover data-disabled:cursor-not-allowed data-disabled:text-muted [&_svg]:text-muted";

type MenuProps = {
  trigger: ReactElement;
  header?: ReactNode;
  /** Which edge of its trigger it keeps to. */
  align?: "start" | "end";
  children: ReactNode;
};

export function Menu({ trigger, header, align = "end", children }: MenuProps) {
  // Opens within the landmark of its trigger rather than at the end of the page.
  const place = useRef<HTMLDivElement>(null);
  return (
    <Base.Root>
      <Base.Trigger render={trigger} />
      <div ref={place} />
      <Base.Portal container={place}>
        <Base.Positioner align={align} sideOffset={8} className="z-40 outline-none">
          <Base.Popup className="floating max-w-80 min-w-56 origin-(--transform-origin) p-1.5 outline-none">
            {header && (
              <div className="mb-1.5 border-b border-line px-2.5 pt-1.5 pb-2.5">{header}</div>
            )}
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

type MenuItemProps = { onSelect: () => void; isDisabled?: boolean; children: ReactNode };

export function MenuItem({ onSelect, isDisabled = false, children }: MenuItemProps) {
  return (
    <Base.Item onClick={onSelect} disabled={isDisabled} className={itemClass}>
      {children}
    </Base.Item>
  );
}

export function MenuLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Base.LinkItem render={<Link to={to} />} closeOnClick className={itemClass}>
      {children}
    </Base.LinkItem>
  );
}

export function MenuSeparator() {
  return <Base.Separator className="-mx-1.5 my-1.5 h-px bg-line" />;
}
