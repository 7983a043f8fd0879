import { brand } from 'virtual:brand'
import { Closing, Features, Marked, PageHead, PublicPage, Section } from '../../components/marketing/Blocks'
import { DemoButton } from '../../components/marketing/DemoButton'
import { EducatorPlans } from '../../components/marketing/EducatorPlans'
import { usePlans } from '../../components/marketing/use-plans'
import { pageMeta } from '../../routing/meta'
import { paths } from '../../routing/paths'
import styles from './for-business.module.css'
import { YourName } from './YourName'

export const meta = () =>
  pageMeta({
    title: 'For business',
    description:
      'White-label e-learning for schools, tutoring centers and publishers: your brand, your PostgreSQL, your data, and a model you can check.',
    path: paths.forBusiness(),
  })

const REASONS = [
  {
    title: 'Your brand, one file',
    text: 'Name, logo, colors, support address and legal name come from one brand file. Every page and every email follows it; there is no code to change.',
  },
  {
    title: 'Your own PostgreSQL',
    text: 'Run it on your database and your servers, or start with the one that is built in. Backup and restore are single commands.',
  },
  {
    title: 'Data that is yours',
    text: 'Students can export everything they did. You hold the database, and its tables keep the names of the interface, so your own reports are plain SQL.',
  },
  {
    title: 'A model you can check',
    text: 'The benchmark is open: public data, fixed splits, other models beside ours, one command to repeat it. Ask any vendor for the same.',
  },
  {
    title: 'Questions that explain themselves',
    text: 'Every wrong option carries the misconception that leads to it. Students read what happened, not only that it was wrong.',
  },
  {
    title: 'Plain to run',
    text: 'One command starts it, health and API documentation are part of it, mail and payments plug into the providers you have.',
  },
] as const

const STEPS = [
  { title: 'A 20-minute intro call', text: 'You tell us who learns what. We show the product with your subjects.' },
  { title: 'Your brand on it', text: 'You get an installation with your name and colors to try with a few students.' },
  { title: 'Your students in it', text: 'You decide where it runs and who gets in. We stay reachable.' },
] as const

function Pricing() {
  const { ref, plans, failed } = usePlans<HTMLDivElement>('SAT Math', { whenSeen: true })
  return (
    <div ref={ref} className={styles.plans}>
      {plans ? (
        <EducatorPlans plans={plans.educator} />
      ) : (
        <div className={styles.waiting}>
          <p role="status">
            {failed
              ? 'The plans could not be loaded just now. Ask for a demo, and we will send them.'
              : 'Loading the plans…'}
          </p>
        </div>
      )}
    </div>
  )
}

export default function ForBusinessPage() {
  return (
    <PublicPage>
      <PageHead
        label="For business"
        title={
          <>
            E-learning under <Marked>your own name</Marked>
          </>
        }
        lede={`For schools, tutoring centers and publishers: everything students like about ${brand.name}, as your product, on your servers, with your data.`}
      >
        <DemoButton label="Get started" />
        <a href="#pricing" className={styles.anchor}>
          Pricing
        </a>
      </PageHead>
      <YourName />
      <Section title="White-label, and yours all the way down">
        <Features items={REASONS} />
      </Section>
      <Section title="How it begins">
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section
        id="pricing"
        title="Pricing"
        lede="By number of students, agreed on in the call: nothing is sold before you have seen it work with yours."
      >
        <Pricing />
      </Section>
      <Closing title="Twenty minutes, your subjects, no slides.">
        <DemoButton label="Request a demo" look="outline" />
      </Closing>
    </PublicPage>
  )
}
