import { paths } from '../../paths.js'
import { Link } from '../../ui/actions/Link.js'
import { Text } from '../../ui/text/Text.js'
import { ContactLines } from './ContactLines.js'
import type { LegalSection } from './LegalPage.js'

export const privacySections: readonly LegalSection[] = [
  {
    id: 'what-we-collect',
    title: 'What we collect',
    body: (
      <>
        <Text>What you give us:</Text>
        <ul>
          <li>
            Your account: name, email, phone number, password (stored only as a hash), first ZIP code, and
            first service.
          </li>
          <li>Your orders: address, ZIP code, dates, descriptions, budget, instructions, and photos.</li>
          <li>As a vendor: services, service areas, dumpster sizes, bids, and the documents you upload.</li>
          <li>
            What you write: messages, support tickets, ratings, comments, and notes on visits, changes,
            charges, and payments. We remove the notes on an order together with its messages.
          </li>
        </ul>
        <Text>What we record as you use Haulbid:</Text>
        <ul>
          <li>
            Sign-ins, the IP addresses they come from, and how often requests are made, to keep accounts safe.
          </li>
          <li>The history of an order: who did what, and when.</li>
          <li>Technical logs of requests and errors.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'how-we-use-it',
    title: 'How we use it',
    body: (
      <ul>
        <li>To run the marketplace: we show your request to vendors who may bid, and their bids to you.</li>
        <li>To tell you about your orders, bids, account, and support tickets.</li>
        <li>To prevent fraud and abuse, fix problems, and keep Haulbid secure.</li>
        <li>To meet legal duties and settle disputes.</li>
      </ul>
    ),
  },
  {
    id: 'who-sees-it',
    title: 'Who sees it',
    body: (
      <>
        <ul>
          <li>
            Vendors whose services and areas match your request see what it is, where, when, and its photos.
            Only the vendor whose bid you accept sees your name and phone number.
          </li>
          <li>
            Customers see a bidding vendor's name, rating, latest comments with the vendor's replies, how many
            accepted jobs were completed, and which documents we have approved. Comments don't show who wrote
            them.
          </li>
          <li>Our administrators see what they need to help you and to run the marketplace.</li>
          <li>
            Service providers host our systems, store files, and deliver email for us. They may use your
            information only for that.
          </li>
          <li>Authorities see it where the law requires.</li>
        </ul>
        <Text>
          Haulbid is a marketplace and is not responsible for vendor performance. That includes what an
          independent vendor does with information it receives for a job. We do not sell personal information.
        </Text>
      </>
    ),
  },
  {
    id: 'payments',
    title: 'Payments',
    body: (
      <>
        <Text>
          Customers pay their vendors directly. Payments by card or app go through third-party payment
          processors, which collect your payment details under their own privacy policies. We learn whether
          you paid, how, and how much, but never your card number. A service fee or commission may apply. It
          is disclosed at order placement.
        </Text>
        <Text>
          If you pay a vendor by card on Haulbid, you type your card and email on Stripe's page. We tell
          Stripe the amount, the service, and the order's number, but not your name or address. The vendor's
          account at Stripe shows them your payment and what you typed, but not your full card number. If you
          take cards as a vendor, we tell Stripe your email when you connect. We keep the ids of accounts,
          payments, refunds, and bank disputes at Stripe, with their amounts and states.
        </Text>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and storage in your browser',
    body: (
      <Text>
        We set a cookie that keeps you signed in. We also store a copy of your name and contact details in
        your browser so pages load faster. What you type into a form stays in your browser until you send or
        discard it, for seven days at most. All of this is removed when you log out. A second cookie stays for
        400 days at most. It tells us that this browser has signed in before, so people who guess at your
        password can't lock you out. It doesn't contain your name. We don't use advertising cookies or
        third-party trackers.
      </Text>
    ),
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    body: (
      <Text>
        We keep account and order information while your account exists, and afterward as long as the law,
        taxes, or an open dispute requires. We remove files that were uploaded but never used after about a
        day. Links for choosing a new password work once and expire after one hour.
      </Text>
    ),
  },
  {
    id: 'security',
    title: 'How we protect it',
    body: (
      <Text>
        We encrypt connections, hash passwords, check every request for a file, and record what administrators
        do. We can end sessions immediately. No system is perfectly safe. If a breach affects you, we will
        tell you as the law requires.
      </Text>
    ),
  },
  {
    id: 'your-choices',
    title: 'Your choices and rights',
    body: (
      <Text>
        You can see your information under <Link to={paths.account}>My Account</Link> and in your orders, and
        ask support to copy, correct, or delete your data. Depending on where you live, the law may give you
        more rights. We never reduce your service for using them. If we must keep some records after you ask
        us to delete them, we will tell you which.
      </Text>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: (
      <Text>
        Users must be 18 or older. We do not knowingly collect information from anyone younger. If we learn
        that we have, we delete it.
      </Text>
    ),
  },
  {
    id: 'disputes',
    title: 'Liability and disputes',
    body: (
      <Text>
        The Terms of Service also apply to this policy: liability is capped at the amount paid in the prior
        six months, and disputes go to binding arbitration with a class-action waiver. See{' '}
        <Link to={`${paths.termsOfService}#arbitration`}>Disputes</Link>.
      </Text>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    body: (
      <Text>
        When we change this policy, we update the date above. We tell account holders about important changes
        before they take effect.
      </Text>
    ),
  },
  { id: 'contact', title: 'Contact', body: <ContactLines /> },
]
