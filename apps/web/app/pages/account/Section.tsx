import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Fold } from '../../components/shell/Fold'

type Props = { id: string; title: string; line: string; children: ReactNode }

/** A part of the account with a save of its own; a link that names it finds it opened. */
export function Section({ id, ...rest }: Props) {
  const named = useLocation().hash === `#${id}`
  return <Fold key={String(named)} id={id} open={named} {...rest} />
}
