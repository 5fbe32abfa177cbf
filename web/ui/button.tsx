import { createLink } from "@tanstack/react-router";
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactElement, ReactNode, Ref } from "react";
import { Icon, type IconName } from "./icon.tsx";
import { Spinner } from "./spinner.tsx";

/** `primary` is the one red action of a view; `quiet` has an outline, `ghost` has none. */
export type ButtonVariant = "primary" | "quiet" | "ghost";

type Look = {
  readonly variant?: ButtonVariant | undefined;
  /** An icon before the words, or alone when there are no children (then give an `aria-label`). */
  readonly icon?: IconName | undefined;
  /** As wide as its container. */
  readonly isBlock?: boolean | undefined;
};

type ButtonProps = Look &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** Shows a turning ring, keeps the focus and takes no clicks; say in the words what is being done. */
    readonly isBusy?: boolean | undefined;
    readonly ref?: Ref<HTMLButtonElement>;
  };

/** A button, `type="button"` unless said otherwise, at least 44 px high. */
export function Button({
  variant,
  icon,
  isBlock,
  isBusy = false,
  className,
  children,
  onClick,
  type = "button",
  ...rest
}: ButtonProps): ReactElement {
  return (
    <button
      {...rest}
      type={isBusy && type === "submit" ? "button" : type}
      className={buttonClass({ variant, isBlock }, children, className)}
      aria-disabled={isBusy || rest["aria-disabled"]}
      onClick={isBusy ? undefined : onClick}
    >
      {isBusy ? <Spinner /> : icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

type AnchorProps = Look & AnchorHTMLAttributes<HTMLAnchorElement> & { readonly ref?: Ref<HTMLAnchorElement> };

function ButtonAnchor({
  variant,
  icon,
  isBlock,
  className,
  children,
  // The router marks links to the page above too; a button marks nothing.
  "aria-current": _current,
  ...rest
}: AnchorProps): ReactElement {
  return (
    <a {...rest} className={buttonClass({ variant, isBlock }, children, className)}>
      {icon && <Icon name={icon} />}
      {children}
    </a>
  );
}

/** A link of the application that looks like a button: `<ButtonLink to="/" hash="pricing" variant="primary">`. */
export const ButtonLink = createLink(ButtonAnchor);

function buttonClass({ variant = "quiet", isBlock }: Look, children: ReactNode, className: string | undefined): string {
  return [
    "btn",
    variant !== "quiet" && `btn-${variant}`,
    isBlock && "btn-block",
    (children === undefined || children === null) && "btn-square",
    className,
  ]
    .filter(Boolean)
    .join(" ");
}
