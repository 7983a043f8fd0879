import { MissKind } from '@fourfold/contract'
import styles from '../forms.module.css'
import { KINDS } from './miss-kinds'

/** "Slip: I knew it" as its name and what it means. */
const parts = (kind: MissKind): readonly [name: string, meaning: string] => {
  const [name = '', meaning = ''] = KINDS[kind].split(': ')
  return [name, meaning]
}

/** How it came about, to be tapped: one of six is quicker said than a sentence is written. */
export function KindList({ kind }: { kind: MissKind | null }) {
  return (
    <fieldset className={styles.kinds}>
      <legend>Kind of miss</legend>
      {MissKind.options.map((each) => {
        const [name, meaning] = parts(each)
        return (
          <label key={each}>
            <input type="radio" name="kind" value={each} defaultChecked={each === kind} />
            <span>
              <strong>{name}</strong>
              {meaning ? <>: {meaning}</> : null}
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}

/** The same in one line, where the entry is written already. */
export function KindSelect({ kind }: { kind: MissKind | null }) {
  return (
    <label className={styles.select}>
      Kind of miss
      <select name="kind" defaultValue={kind ?? ''}>
        {kind ? null : <option value="">Not said</option>}
        {MissKind.options.map((each) => (
          <option key={each} value={each}>
            {KINDS[each]}
          </option>
        ))}
      </select>
    </label>
  )
}
