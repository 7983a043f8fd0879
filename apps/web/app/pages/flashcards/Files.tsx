import { type CardFormat, endpoints, type ImportResult, writeCards } from '@fourfold/contract'
import { type ChangeEvent, useId, useState } from 'react'
import { call } from '../../api/client'
import { queryClient } from '../../api/query-client'
import { Fold } from '../../components/shell/Fold'
import { reportError } from '../../components/shell/notices'
import { Button } from '../../ui/Button'
import styles from './overview.module.css'
import { finishUpload, type Upload, uploadFile } from './upload'

const EXPORTS: readonly { format: CardFormat; label: string; name: string; type: string }[] = [
  { format: 'csv', label: 'CSV', name: 'flashcards.csv', type: 'text/csv' },
  { format: 'tsv', label: 'Anki text', name: 'flashcards.txt', type: 'text/plain' },
  { format: 'json', label: 'JSON with schedules', name: 'flashcards.json', type: 'application/json' },
]

async function download({ format, name, type }: (typeof EXPORTS)[number]): Promise<void> {
  const { cards } = await call(endpoints.flashcards.export, {})
  const url = URL.createObjectURL(new Blob([writeCards(format, cards)], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

type State =
  | { at: 'idle' }
  | { at: 'sending'; share: number }
  | { at: 'done'; result: ImportResult; upload: Upload }
  | { at: 'failed'; message: string }

const n = (count: number, one: string): string => `${count.toLocaleString('en-US')} ${one}${count === 1 ? '' : 's'}`

function Report({ result, onSkip }: { result: ImportResult; onSkip: () => void }) {
  const waits = result.imported === 0 && result.bad_count > 0
  return (
    <div role="status">
      <p>
        {waits
          ? `Nothing was imported yet: ${n(result.bad_count, 'line')} cannot be read.`
          : `${n(result.imported, 'card')} imported.`}
      </p>
      {result.duplicate_count > 0 ? (
        <details open={result.duplicate_count <= 5}>
          <summary>{n(result.duplicate_count, 'duplicate')} left out</summary>
          <ul className={styles.list}>
            {result.duplicates.map((d) => (
              <li key={d.line}>
                Line {d.line}: {d.front}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {result.bad_count > 0 ? (
        <details open>
          <summary>{n(result.bad_count, 'bad line')}</summary>
          <ul className={styles.list}>
            {result.bad.map((b) => (
              <li key={`${b.line}-${b.reason}`}>
                Line {b.line}: {b.reason}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
      {waits && result.good > 0 ? (
        <Button look="outline" small onClick={onSkip}>
          Import the other {n(result.good, 'card')}
        </Button>
      ) : null}
    </div>
  )
}

/** Cards out as a file and in from one; a file comes in whole or not at all. */
export function Files({ any }: { any: boolean }) {
  const input = useId()
  const [state, setState] = useState<State>({ at: 'idle' })
  const finish = async (upload: Upload, skipBad: boolean) => {
    try {
      const result = await finishUpload(upload, skipBad)
      setState({ at: 'done', result, upload })
      if (result.imported > 0) await queryClient.invalidateQueries()
    } catch (error) {
      setState({ at: 'failed', message: (error as Error).message })
    }
  }
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0]
    event.currentTarget.value = ''
    if (!file) return
    setState({ at: 'sending', share: 0 })
    try {
      const upload = await uploadFile(file, (share) => setState({ at: 'sending', share }))
      await finish(upload, false)
    } catch (error) {
      setState({ at: 'failed', message: (error as Error).message })
    }
  }
  return (
    <Fold title="More" line={any ? 'Import and export cards' : 'Import cards from a file'}>
      <div className={styles.files}>
        <div>
          <p>
            <label htmlFor={input}>
              Import cards from a file (CSV, tab-separated or Anki text, JSON; up to 10,000)
            </label>
          </p>
          <input
            id={input}
            type="file"
            accept=".csv,.tsv,.txt,.json,text/csv,text/plain,application/json"
            disabled={state.at === 'sending'}
            onChange={choose}
          />
          {state.at === 'sending' ? (
            <p>
              <progress className={styles.progress} aria-label="Import" value={state.share} max={1} />{' '}
              {state.share < 1 ? 'Sending…' : 'Importing…'}
            </p>
          ) : null}
          {state.at === 'done' ? <Report result={state.result} onSkip={() => void finish(state.upload, true)} /> : null}
          {state.at === 'failed' ? <p role="alert">{state.message} Nothing was imported.</p> : null}
        </div>
        {any ? (
          <div className={styles.row}>
            <span>Export all cards:</span>
            {EXPORTS.map((e) => (
              <Button key={e.format} look="outline" small onClick={() => download(e).catch(reportError)}>
                {e.label}
              </Button>
            ))}
          </div>
        ) : null}
      </div>
    </Fold>
  )
}
