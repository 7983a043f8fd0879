import type { Mark, MarkLook } from '@fourfold/contract'
import { useCallback, useEffect, useState } from 'react'
import { covering } from './cover'
import { MarkBar } from './MarkBar'
import { LOOK_NAMES } from './MarkLooks'
import { NoteBadges } from './NoteBadges'
import { placeOf, quoteOf } from './place'
import { boxesOf, isOf, partsIn } from './text'
import { useMarkPaint } from './use-mark-paint'
import type { TestMarks } from './use-marks'
import { type Picked, rootOf, useNoPressWhileSelecting, usePicked } from './use-picked'
import { type PickerAct, WordPicker } from './WordPicker'

/** The topmost mark at a point of the screen. */
function markAt(rootId: string, marks: readonly Mark[], x: number, y: number): Mark | null {
  const parts = partsIn(rootOf(rootId) ?? document)
  const hit = marks.filter((mark) => {
    const part = parts.find((p) => isOf(mark, p))
    const place = part && placeOf(part.text, mark)
    return place && boxesOf(part, place).some((b) => x >= b.left && x <= b.right && y >= b.top && y <= b.bottom)
  })
  return hit.at(-1) ?? null
}

function boxOf(rootId: string, mark: Mark): DOMRect | null {
  const part = partsIn(rootOf(rootId) ?? document).find((p) => isOf(mark, p))
  const place = part && placeOf(part.text, mark)
  return (place && boxesOf(part, place).at(-1)) ?? null
}

const overlaps = (mark: Mark, { part, span }: Picked): boolean =>
  isOf(mark, part) && mark.start < span.end && mark.end > span.start

type Props = {
  rootId: string
  marks: TestMarks
  /** Choosing words by keyboard is under way. */
  picking: boolean
  onPicking: (on: boolean) => void
  openId: string | null
  onOpen: (id: string | null) => void
}

/** Highlights over the text of a test: painted, made from a selection, opened by a tap, and noted at. */
export function MarkLayer({ rootId, marks: kept, picking, onPicking, openId, onOpen }: Props) {
  const { marks, put, remove } = kept
  const picked = usePicked(rootId)
  /** What was selected when the bar was pressed: on some phones the press itself clears the selection. */
  const [held, setHeld] = useState<Picked | null>(null)
  const [said, setSaid] = useState('')
  const open = marks.find((m) => m.id === openId) ?? null
  const target = open ? null : (picked ?? held)
  useMarkPaint(rootId, marks)
  useNoPressWhileSelecting(rootId)
  // Opening by a tap on the words listens where the words are; they are no controls of their own.
  useEffect(() => {
    const root = rootOf(rootId)
    const tap = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || event.target.closest('button, a, textarea, input')) return
      if (document.getSelection()?.isCollapsed) onOpen(markAt(rootId, marks, event.clientX, event.clientY)?.id ?? null)
    }
    root?.addEventListener('click', tap)
    return () => root?.removeEventListener('click', tap)
  }, [rootId, marks, onOpen])

  const close = useCallback(() => {
    document.getSelection()?.removeAllRanges()
    setHeld(null)
    onOpen(null)
    onPicking(false)
    rootOf('question')?.focus({ preventScroll: true })
  }, [onOpen, onPicking])

  const make = (look: MarkLook, words: Picked | null): Mark | null => {
    if (!words) return null
    const { part, span } = words
    const text = (start: number, end: number) => quoteOf(part.text, { start, end })
    const id = crypto.randomUUID()
    const added: Mark = {
      id,
      part: part.part,
      part_of: part.part_of,
      ...span,
      quote: text(span.start, span.end),
      look,
      note: '',
    }
    const { mark, gone } = covering(marks, added, text)
    for (const old of gone) remove(old)
    if (!put(mark)) return null
    setSaid(`${LOOK_NAMES[look]}: ${mark.quote}`)
    return mark
  }
  const onLook = (look: MarkLook, words = target) => {
    if (open) return void put({ ...open, look })
    make(look, words)
    if (!picking) close()
  }
  const onNote = (words = target) => {
    const mark = make('yellow', words)
    if (!mark) return
    document.getSelection()?.removeAllRanges()
    setHeld(null)
    onPicking(false)
    onOpen(mark.id)
  }
  const onAct = (act: PickerAct, words: Picked) => (act === 'note' ? onNote(words) : onLook(act, words))
  const erase = () => {
    for (const mark of open ? [open] : marks.filter((m) => target && overlaps(m, target))) remove(mark)
    setSaid('Highlight removed.')
    close()
  }
  const box = open ? boxOf(rootId, open) : target ? (boxesOf(target.part, target.span).at(-1) ?? null) : null
  return (
    <>
      <NoteBadges rootId={rootId} marks={marks} onOpen={(mark) => onOpen(mark.id)} />
      {open || target || picking ? (
        <div onPointerDown={() => setHeld(target)}>
          <MarkBar
            box={box}
            mark={open}
            picker={picking && !open ? <WordPicker rootId={rootId} onAct={onAct} /> : null}
            erasable={open !== null || marks.some((m) => target && overlaps(m, target))}
            onLook={(look) => onLook(look)}
            onNote={() => onNote()}
            onWrite={(note) => open && put({ ...open, note })}
            onErase={erase}
            onClose={close}
          />
        </div>
      ) : null}
      <p className="visually-hidden" role="status">
        {kept.refusal ?? said}
      </p>
    </>
  )
}
