import type { Mark } from '@fourfold/contract'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from './marks.module.css'
import { placeOf } from './place'
import { boxesOf, isOf, partsIn, rootAt } from './text'
import { rootOf } from './use-picked'

type Badge = Readonly<{ mark: Mark; host: Element; top: number; left: number }>

const SIZE = 24

/** Where each note's sign stands: in the margin, where its words end, in what scrolls with them. */
function badgesOf(rootId: string, marks: readonly Mark[]): Badge[] {
  const page = rootOf(rootId)
  if (!page) return []
  const parts = partsIn(page)
  return marks.flatMap((mark): Badge[] => {
    const part = mark.note === '' ? undefined : parts.find((p) => isOf(mark, p))
    const place = part && placeOf(part.text, mark)
    const root = place && rootAt(part, place)
    const host = root?.closest<HTMLElement>('[data-mark-host]')
    const last = place && boxesOf(part, place).at(-1)
    if (!root || !host || !last) return []
    const around = host.getBoundingClientRect()
    const zoom = around.width / host.offsetWidth || 1
    const top = (last.top - around.top) / zoom + host.scrollTop
    // Beside the text and not on it.
    const beside = (root.getBoundingClientRect().right - around.left) / zoom
    return [{ mark, host, top, left: Math.min(beside, host.clientWidth - SIZE - 2) }]
  })
}

const same = (a: readonly Badge[], b: readonly Badge[]): boolean =>
  a.length === b.length &&
  a.every((x, i) => x.mark === b[i]?.mark && x.top === b[i]?.top && x.left === b[i]?.left && x.host === b[i]?.host)

/** A sign at every highlight that has a note; it opens the note. */
export function NoteBadges({
  rootId,
  marks,
  onOpen,
}: {
  rootId: string
  marks: readonly Mark[]
  onOpen: (mark: Mark) => void
}) {
  const [badges, setBadges] = useState<readonly Badge[]>([])
  // Places are known only once the text is laid out, and change with its width.
  useEffect(() => {
    const root = rootOf(rootId)
    if (!root) return
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() =>
        setBadges((now) => {
          const next = badgesOf(rootId, marks)
          return same(now, next) ? now : next
        }),
      )
    }
    look()
    const sizes = new ResizeObserver(look)
    for (const el of [root, ...root.querySelectorAll('[data-part], [data-mark-host]')]) sizes.observe(el)
    const watch = new MutationObserver((changes) => {
      if (changes.some((c) => !(c.target instanceof Element && c.target.closest(`.${styles.badge}`)))) look()
    })
    watch.observe(root, { childList: true, subtree: true })
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      watch.disconnect()
    }
  }, [rootId, marks])
  return badges.map(({ mark, host, top, left }) =>
    createPortal(
      <button
        key={mark.id}
        type="button"
        className={styles.badge}
        style={{ top, left }}
        aria-label={`Note: ${mark.note}`}
        title={mark.note}
        onClick={() => onOpen(mark)}
      >
        <span aria-hidden="true">✎</span>
      </button>,
      host,
      mark.id,
    ),
  )
}
