import { brand } from 'virtual:brand'
import { type Clause, Legal } from '../../components/marketing/Legal'
import { pageMeta } from '../../routing/meta'
import { paths } from '../../routing/paths'

export const meta = () =>
  pageMeta({
    title: 'Privacy Policy',
    description: `What ${brand.name} stores, why, for how long, and how to get it, correct it or delete it.`,
    path: paths.privacy(),
  })

const mail = <a href={`mailto:${brand.support_email}`}>{brand.support_email}</a>

const CLAUSES: readonly Clause[] = [
  {
    id: 'who',
    title: 'Who is responsible',
    body: (
      <p>
        {brand.legal_name} (“{brand.name}”, “we”) runs this service and is responsible for the data described here.
        Write to {mail} about anything on this page. If your school or company gave you access to its own installation,
        it decides how that installation is used, and its policy applies as well.
      </p>
    ),
  },
  {
    id: 'what',
    title: 'What we store',
    body: (
      <ul>
        <li>
          <strong>Your account:</strong> first and last name, email address, a protected form of your password (never
          the password itself), your current topic, and, if you enter them, your exam date and the day you started
          studying.
        </li>
        <li>
          <strong>Your work:</strong> the tests you take; for each question your answer, the changes you made to it, the
          time you spent and whether you starred it; your mistake journal; your flashcards; the ratings you give in
          reviews.
        </li>
        <li>
          <strong>Your plans and payments:</strong> which plan you bought, when, for how much, and when it ends. Card
          numbers go from your browser straight to our payment provider, Stripe. They never reach our servers.
        </li>
        <li>
          <strong>What you write to us:</strong> feedback on questions, demo requests (name, email, company) and emails.
        </li>
        <li>
          <strong>Technical records:</strong> when a session began and ended, and short-lived server logs with the
          address of the request, used to keep the service running and to stop abuse.
        </li>
      </ul>
    ),
  },
  {
    id: 'browser',
    title: 'What stays in your browser',
    body: (
      <>
        <p>
          The service keeps five entries in your browser’s storage. They exist so that it works, and logging out removes
          all five:
        </p>
        <dl>
          <div>
            <dt>jwt</dt>
            <dd>proves that you are logged in</dd>
          </div>
          <div>
            <dt>guest</dt>
            <dd>says that you are trying the service as a guest</dd>
          </div>
          <div>
            <dt>valid_plans</dt>
            <dd>the topics that are open to you</dd>
          </div>
          <div>
            <dt>localTopic</dt>
            <dd>the topic you chose</dd>
          </div>
          <div>
            <dt>cart</dt>
            <dd>the plans you put into the cart</dd>
          </div>
        </dl>
        <p>
          Besides these, it remembers that you closed the cookie notice and which appearance you chose, keeps answers
          that could not be sent yet on your device until they are sent, and keeps a copy of its own pages so that they
          open without a connection. A mark of chance (known_browsers) stays after you log out: it names nobody and
          opens nothing, and by it nobody beside you can lock you out by guessing your password.
        </p>
        <p>
          There are no third-party trackers, no advertising cookies and no analytics scripts. Fonts and pictures come
          from our own server. Only the checkout may load the payment provider’s card form.
        </p>
      </>
    ),
  },
  {
    id: 'why',
    title: 'What we use it for',
    body: (
      <>
        <ul>
          <li>To run your account, score your tests and show your results.</li>
          <li>
            To choose questions and reviews for you: from your answers a statistical model estimates what you know and
            what you are likely to miss. It makes no decision about you beyond the choice of practice.
          </li>
          <li>To measure how hard questions are, from the answers of all students together, without names.</li>
          <li>To take payments, answer emails, and meet our legal duties.</li>
        </ul>
        <p>
          We do this because it is what you signed up for, because the law asks for it (payments), or because we have a
          fair interest in it (security, better questions). We do not sell personal data, and we do not use it for
          advertising.
        </p>
      </>
    ),
  },
  {
    id: 'share',
    title: 'Who else sees it',
    body: (
      <p>
        Only those we need to run the service: the company that hosts our servers, the one that delivers our email, and
        Stripe for payments, each bound to use the data for that alone. We also give out data where a law or a court
        obliges us to. If the business is sold, the buyer is bound by this policy.
      </p>
    ),
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    body: (
      <ul>
        <li>Account and work: as long as you have an account.</li>
        <li>
          Guests: deleted after 30 days without use. Carts without a login: the same. Sign-ups that were never
          confirmed: after 30 days.
        </li>
        <li>
          Sessions: seven days, or until you log out. When one began and ended, with a one-way code of the network
          address (it tells a known place from a new one when somebody guesses at your password), is kept 30 days
          longer.
        </li>
        <li>Payment records: as long as tax and accounting law asks.</li>
      </ul>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights, and how soon we answer',
    body: (
      <>
        <p>
          You can see and correct your data on the account page, download all of it there, and delete your account there
          yourself. You may also write to {mail} to ask for access, correction, a copy, deletion, or to object to a use.
          You may complain to the data protection authority where you live.
        </p>
        <p>
          <strong>We answer every request within one month.</strong> Deletion requests are carried out{' '}
          <strong>within 45 days</strong>. We may first ask you to show that the account is yours.
        </p>
        <p>
          Deleting an account removes your name, address, journal, cards, sessions and cart. Answers remain without any
          link to you, as part of how hard a question is. Payment records remain without your name where the law asks
          for them.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: (
      <p>
        The service is not meant for children under 13, and we do not knowingly serve them or collect their data. If you
        believe that a child under 13 has an account, write to {mail}, and we will delete it.
      </p>
    ),
  },
  {
    id: 'security',
    title: 'Security',
    body: (
      <p>
        Passwords are stored with a slow, salted hash. Sessions can be ended by you, one or all. Links in our emails
        work once and expire. No system is perfectly safe; if a breach puts your data at risk, we will tell you and the
        authorities as the law asks.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    body: (
      <p>
        When this policy changes in a way that matters to you, we will say so on this page and, for members, by email
        before the change takes effect.
      </p>
    ),
  },
]

export default function PrivacyPage() {
  return (
    <Legal
      title="Privacy Policy"
      date="Your data"
      lede="The short form: we keep your account and your answers to choose your practice, nothing follows you around the web, and you can take your data with you or have it deleted."
      clauses={CLAUSES}
    />
  )
}
