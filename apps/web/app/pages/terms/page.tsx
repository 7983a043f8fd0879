import { brand } from 'virtual:brand'
import { Link } from 'react-router'
import { NotAffiliated } from '../../components/marketing/Footer'
import { type Clause, Legal } from '../../components/marketing/Legal'
import { pageMeta } from '../../routing/meta'
import { paths } from '../../routing/paths'

export const meta = () =>
  pageMeta({
    title: 'Terms of Service',
    description: `The terms under which ${brand.name} may be used. Effective March 2nd, 2022.`,
    path: paths.terms(),
  })

const mail = <a href={`mailto:${brand.support_email}`}>{brand.support_email}</a>

const CLAUSES: readonly Clause[] = [
  {
    id: 'agreement',
    title: 'The agreement',
    body: (
      <p>
        These terms are an agreement between you and {brand.legal_name} (“{brand.name}”, “we”). By creating an account,
        trying the service as a guest, or buying a plan, you accept them. If you do not, please do not use the service.
        If you accept for a school or company, you confirm that you may bind it.
      </p>
    ),
  },
  {
    id: 'who',
    title: 'Who may use it',
    body: (
      <p>
        You must be at least 13 years old. If you are under 18, a parent or guardian must agree to these terms for you
        and must make any purchase.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <p>
        Give your true name and an address that reaches you, keep your password to yourself, and tell us at {mail} if
        somebody else has used your account. A guest’s work is kept in that guest’s account; signing up turns it into
        yours. You may close your account at any time on the account page.
      </p>
    ),
  },
  {
    id: 'service',
    title: 'What the service is',
    body: (
      <>
        <p>
          {brand.name} offers practice questions, analysis, a mistake journal, reviews and flashcards. Scores, mastery
          and predictions are estimates from your answers. They are unofficial, they come with uncertainty that we show,
          and they are no promise of a result in any exam.
        </p>
        <p>
          <NotAffiliated /> Names of exams are used only to say what the practice is for.
        </p>
      </>
    ),
  },
  {
    id: 'plans',
    title: 'Plans and payment',
    body: (
      <>
        <p>
          Some topics need a plan. The price, the length in days and what the plan opens are shown before you order. You
          pay by card through our payment provider. Prices are in US dollars.
        </p>
        <ul>
          <li>A plan that is paid once ends by itself after its days; a further purchase adds its days.</li>
          <li>
            A monthly plan renews each month until you cancel it under Billing. After you cancel, the month you paid for
            stays open.
          </li>
          <li>When a plan has ended, you can still read and export your own work in that topic.</li>
          <li>
            If something you bought does not work as described, write to {mail}; rights to a refund that the law gives
            you are not affected by these terms.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'rules',
    title: 'Fair use',
    body: (
      <>
        <p>Please do not:</p>
        <ul>
          <li>copy, publish or sell the questions, explanations or passages;</li>
          <li>share an account, or use the service to help anybody cheat in an exam;</li>
          <li>try to get at other people’s data, overload the service, or work around its limits;</li>
          <li>use automated means to collect its content.</li>
        </ul>
        <p>We may limit or close an account that breaks these rules, and will say why.</p>
      </>
    ),
  },
  {
    id: 'ownership',
    title: 'What belongs to whom',
    body: (
      <p>
        The service, its questions and its texts belong to {brand.legal_name} or its licensors; you get a personal,
        non-transferable right to use them for study. What you write, such as journal entries and flashcards, stays
        yours; you allow us to store and show it to you. Feedback on questions may be used to improve them.
      </p>
    ),
  },
  {
    id: 'privacy',
    title: 'Privacy',
    body: (
      <p>
        The <Link to={paths.privacy()}>Privacy Policy</Link> says what we store and why, and is part of these terms.
      </p>
    ),
  },
  {
    id: 'warranty',
    title: 'No warranty',
    body: (
      <p>
        We work to keep the service correct and available, but it is provided “as is” and “as available”, without
        warranties of any kind, express or implied, including merchantability, fitness for a particular purpose and
        non-infringement, as far as the law allows.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'Limit of liability',
    body: (
      <p>
        As far as the law allows, {brand.legal_name} is not liable for indirect, incidental, special, consequential or
        punitive damages, or for lost data, profits or exam results. <strong>Our total liability</strong> for all claims
        that arise from the service or these terms is limited to <strong>100 US dollars</strong>. Where a law does not
        allow such a limit, it applies only as far as that law permits.
      </p>
    ),
  },
  {
    id: 'ending',
    title: 'Ending',
    body: (
      <p>
        You may stop at any time. We may end the service or your access with reasonable notice, or at once where these
        terms are seriously broken. Parts that by their nature go on, such as ownership, liability and law, stay in
        force.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Law and courts',
    body: (
      <p>
        These terms are governed by the laws of the State of New York, without regard to its conflict of laws rules.
        Disputes go to the state and federal courts in New York, New York. Rights that the consumer law of your home
        gives you, and that cannot be waived, remain.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes and contact',
    body: (
      <p>
        We may change these terms; a change that matters will be announced here and, for members, by email before it
        takes effect. If one part is invalid, the rest stays in force. Questions: {mail}.
      </p>
    ),
  },
]

export default function TermsPage() {
  return (
    <Legal
      title="Terms of Service"
      date="Effective March 2nd, 2022"
      lede="The short form: practice is yours to use for study, estimates are estimates, plans say what they cost and when they end."
      clauses={CLAUSES}
    />
  )
}
