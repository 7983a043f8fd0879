import { type ReactNode, useState } from 'react'
import { Fold } from '../../components/shell/Fold'
import { Sheet } from '../../components/shell/Page'

type Props = { title: string /** What the box says, in a line. */; line: string; children: ReactNode }

/** A box that a phone or a tablet shows by its one line until it is opened; wider screens have room for all of it. */
export function FoldSheet({ title, line, children }: Props) {
  const [wide] = useState(() => window.matchMedia('(min-width: 900.02px)').matches)
  return wide ? (
    <Sheet title={title}>{children}</Sheet>
  ) : (
    <Fold title={title} line={line}>
      {children}
    </Fold>
  )
}
