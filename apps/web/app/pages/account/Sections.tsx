import styles from './account.module.css'
import { DangerZone } from './DangerZone'
import { Devices } from './Devices'
import { SecondFactor } from './SecondFactor'

/** What else belongs to the account, each told in a line and saved by itself. */
export function Sections({ id }: { id: number }) {
  return (
    <div className={styles.sections}>
      <SecondFactor />
      <Devices />
      <DangerZone id={id} />
    </div>
  )
}
