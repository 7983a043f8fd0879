import { useState } from 'react'
import { short, tableRows } from '../app/calculator/plot'
import styles from './calculator.module.css'
import type { Drawn } from './Graph'

const ROWS = 9

export function ValueTable({ curves }: { curves: readonly Drawn[] }) {
  const [start, setStart] = useState('-4')
  const [step, setStep] = useState('1')
  if (curves.length === 0) return null
  const from = Number(start)
  const by = Number(step)
  const usable = start !== '' && step !== '' && Number.isFinite(from) && Number.isFinite(by) && by !== 0
  return (
    <details className={styles.values}>
      <summary>Table of values</summary>
      <div className={styles.bar}>
        <label>
          Start <input inputMode="text" value={start} onChange={(event) => setStart(event.target.value.trim())} />
        </label>
        <label>
          Step <input inputMode="text" value={step} onChange={(event) => setStep(event.target.value.trim())} />
        </label>
      </div>
      {usable ? (
        <table>
          <caption className="visually-hidden">Values of the functions</caption>
          <thead>
            <tr>
              <th scope="col">x</th>
              {curves.map((curve) => (
                <th key={curve.style.name} scope="col">
                  {curve.style.name}(x)
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {tableRows(from, by, ROWS).map((x) => (
              <tr key={x}>
                <th scope="row">{short(x)}</th>
                {curves.map((curve) => (
                  <td key={curve.style.name}>{short(curve.at(x))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className={styles.error}>Please enter numbers; the step is not zero.</p>
      )}
    </details>
  )
}
