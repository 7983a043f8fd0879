import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import styles from './Button.module.css'

type Look = 'primary' | 'outline' | 'plain' | 'danger'
type Extra = { look?: Look; small?: boolean; children: ReactNode }

const classes = (look: Look, small: boolean | undefined, more?: string): string =>
  [styles.button, styles[look], small ? styles.small : '', more ?? ''].filter(Boolean).join(' ')

export function Button({
  look = 'primary',
  small,
  busy,
  className,
  children,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & Extra & { busy?: boolean }) {
  return (
    <button
      type="button"
      {...rest}
      className={classes(look, small, className)}
      aria-busy={busy || undefined}
      disabled={rest.disabled || busy}
    >
      {children}
    </button>
  )
}

export function ButtonLink({ look = 'primary', small, className, children, ...rest }: LinkProps & Extra) {
  return (
    <Link {...rest} className={classes(look, small, className)}>
      {children}
    </Link>
  )
}
