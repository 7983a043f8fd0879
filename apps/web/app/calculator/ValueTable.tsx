import { decimalText } from '@fourfold/grapher'
import { useState } from 'react'
import styles from './lines.module.css'
import type { Drawn } from './paint'
import { tableRows } from './plane'

const ROWS = 9

/** Values of every function of x on the graph, row by row. */
export function ValueTable({ curves }: { curves: readonly Drawn[] }) {
  const [start, setStart] = useState('-4')
  const [step, setStep] = useState('1')
  const functions = curves.flatMap(({ curve, number }) => (curve.kind === 'y-of-x' ? [{ number, f: curve.f }] : []))
  if (functions.length === 0) return null
  const [from, by] = [Number(start.replace('−', '-')), Number(step.replace('−', '-'))]
  const usable = start !== '' && step !== '' && Number.isFinite(from) && Number.isFinite(by) && by !== 0
  return (
    <details className={styles.fold}>
      <summary>Table of values</summary>
      <div className={styles.ends}>
        <label>
          Start <input inputMode="text" value={start} onChange={(event) => setStart(event.target.value.trim())} />
        </label>
        <label>
          Step <input inputMode="text" value={step} onChange={(event) => setStep(event.target.value.trim())} />
        </label>
      </div>
      {usable ? (
        <div className={styles.scroll}>
          <table className={styles.values}>
            <caption className="visually-hidden">Values of the functions</caption>
            <thead>
              <tr>
                <th scope="col">x</th>
                {functions.map(({ number }) => (
                  <th key={number} scope="col">
                    line {number}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {tableRows(from, by, ROWS).map((x) => (
                <tr key={x}>
                  <th scope="row">{decimalText(x)}</th>
                  {functions.map(({ number, f }) => (
                    <td key={number}>{decimalText(f(x))}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <p className={styles.error}>Please enter numbers; the step is not zero.</p>
      )}
    </details>
  )
}
