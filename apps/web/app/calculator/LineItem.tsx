import type { Line } from '@fourfold/grapher'
import { memo, useId } from 'react'
import { LineInput } from './LineInput'
import { LineResult } from './LineResult'
import styles from './lines.module.css'
import { RowTools } from './RowTools'
import type { Change, LineRow } from './rows'
import { Slider } from './Slider'

type Props = {
  row: LineRow
  number: number
  line: Line
  words: string | null
  selected: boolean
  onChange: (change: Change) => void
  onSelect: (id: number) => void
  onGo: (from: number, by: -1 | 1, add: boolean) => void
}

const shown = (name: string): string => name.replace('_', '')

/** Letters that nothing defines: a tap makes sliders of them. */
function Unknown({ names, onAdd }: { names: readonly string[]; onAdd: (names: readonly string[]) => void }) {
  if (names.length === 0) return null
  return (
    <p className={styles.offers}>
      {names.map((name) => (
        <button key={name} type="button" className={styles.chip} onClick={() => onAdd([name])}>
          Add slider {shown(name)}
        </button>
      ))}
      {names.length > 1 ? (
        <button type="button" className={styles.chip} onClick={() => onAdd(names)}>
          Add all
        </button>
      ) : null}
    </p>
  )
}

export const LineItem = memo(function LineItem({
  row,
  number,
  line,
  words,
  selected,
  onChange,
  onSelect,
  onGo,
}: Props) {
  const id = useId()
  const error = line.kind === 'error' ? line : null
  const offered = error ? error.unknown.filter((name) => /^\p{L}(_.+)?$/u.test(name)) : []
  return (
    <li className={styles.item} data-selected={selected || undefined} data-colour={row.colour}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.number}
          aria-pressed={!row.hidden}
          aria-label={`Show line ${number}`}
          onClick={() => onChange({ type: 'hide', id: row.id })}
        >
          {number}
        </button>
        <LineInput
          label={`Line ${number}`}
          value={row.text}
          invalid={error !== null}
          describedBy={`${id}-about`}
          placeholder={number === 1 ? 'y = x² − 4' : ''}
          onChange={(text) => onChange({ type: 'text', id: row.id, text })}
          onFocus={() => onSelect(row.id)}
          onEnter={() => onGo(row.id, 1, true)}
          onLeave={() => {
            onGo(row.id, -1, false)
            onChange({ type: 'remove', id: row.id })
          }}
          onUp={() => onGo(row.id, -1, false)}
          onDown={() => onGo(row.id, 1, false)}
          onPasteLines={(texts) => onChange({ type: 'add', after: row.id, texts })}
        />
        <button
          type="button"
          className={styles.remove}
          aria-label={`Remove line ${number}`}
          onClick={() => onChange({ type: 'remove', id: row.id })}
        >
          ✕
        </button>
      </div>
      <div id={`${id}-about`}>
        {error ? <p className={styles.error}>{error.message}</p> : null}
        <LineResult line={line} />
        {words ? <p className={selected ? styles.words : 'visually-hidden'}>{words}</p> : null}
      </div>
      <Unknown
        names={offered}
        onAdd={(names) => onChange({ type: 'add', after: row.id, texts: names.map((name) => `${shown(name)} = 1`) })}
      />
      {line.kind === 'constant' && line.slider && line.value.kind === 'number' ? (
        <Slider
          name={shown(line.name)}
          value={line.value.value}
          slide={row.slide}
          onValue={(value) => onChange({ type: 'text', id: row.id, text: `${shown(line.name)} = ${value}` })}
          onSlide={(slide) => onChange({ type: 'slide', id: row.id, slide })}
        />
      ) : null}
      {selected ? <RowTools id={row.id} what={`line ${number}`} onChange={onChange} /> : null}
    </li>
  )
})
