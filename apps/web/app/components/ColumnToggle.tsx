import { Checkbox, Popover } from '@mantine/core'
import { useState } from 'react'
import { Button } from '../ui/Button'

/** Which columns are hidden, kept in this browser per user and list. */
export function useHiddenColumns(list: string, userId: number | null) {
  const key = `columns:${userId ?? 0}:${list}`
  const [hidden, setHidden] = useState<readonly string[]>(() => {
    try {
      return JSON.parse(localStorage.getItem(key) ?? '[]') as string[]
    } catch {
      return []
    }
  })
  const change = (next: readonly string[]) => {
    setHidden(next)
    try {
      localStorage.setItem(key, JSON.stringify(next))
    } catch {
      // Without storage the choice lasts for this visit.
    }
  }
  return { hidden, change }
}

/** The column-visibility panel (spec §2). */
export function ColumnToggle({
  columns,
  hidden,
  onChange,
}: {
  columns: readonly string[]
  hidden: readonly string[]
  onChange: (hidden: string[]) => void
}) {
  return (
    <Popover position="bottom-end" withinPortal={false} trapFocus>
      <Popover.Target>
        <Button look="plain" small>
          Columns
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Checkbox.Group
          value={columns.filter((c) => !hidden.includes(c))}
          onChange={(shown) => onChange(columns.filter((c) => !shown.includes(c)))}
          label="Shown columns"
        >
          {columns.map((c) => (
            <Checkbox key={c} value={c} label={c} mt="xs" />
          ))}
        </Checkbox.Group>
      </Popover.Dropdown>
    </Popover>
  )
}
