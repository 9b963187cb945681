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
            Your account: name, email, phone number, password (kept only in hashed form), first ZIP code and
            service.
          </li>
          <li>Your orders: address, ZIP code, dates, descriptions, budget, instructions and photos.</li>
          <li>As a vendor: services, service areas, dumpster sizes, bids, and the documents you upload.</li>
          <li>What you write: messages, support tickets, ratings and comments.</li>
        </ul>
        <Text>What arises from use:</Text>
        <ul>
          <li>
            Sign-ins, the internet address they came from, and how often requests are made, to keep accounts
            safe.
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
        <li>To run the marketplace: show your request to vendors who may bid, and their bids to you.</li>
        <li>To tell you about your orders, bids, account and support tickets.</li>
        <li>To prevent fraud and abuse, find faults, and keep Haulbid secure.</li>
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
            Your name and phone number are shown to the vendor whose bid you accept, and to no other.
          </li>
          <li>
            Customers see a bidding vendor's name, rating, latest comments with the vendor's replies, how many
            accepted jobs were completed and which documents we have approved. A comment does not say who
            wrote it.
          </li>
          <li>Our administrators see what they need to help you and to keep the marketplace in order.</li>
          <li>
            Service providers host our systems, store files and deliver mail for us, and may use it for that
            alone.
          </li>
          <li>Authorities, where the law requires it.</li>
        </ul>
        <Text>
          Haulbid is a marketplace and is not responsible for vendor performance; that includes what an
          independent vendor does with information it was given for a job. We do not sell personal
          information.
        </Text>
      </>
    ),
  },
  {
    id: 'payments',
    title: 'Payments',
    body: (
      <Text>
        Payments go through third-party payment processors, which collect your payment details under their own
        privacy policies. We receive whether and how much was paid, not your full card number. A service fee
        or commission may apply; it is disclosed at order placement.
      </Text>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and storage in your browser',
    body: (
      <Text>
        We set a cookie which keeps you signed in, and store a copy of your name and contact data in your
        browser so that pages show at once. What you type into a form stays in your browser until you send or
        discard it, for seven days at most. All of this is removed when you log out. A second cookie stays for
        400 days at most: it tells us that this browser has signed in before, so that strangers who guess at
        your password cannot keep you out. It holds no name. We use no advertising cookies and no trackers of
        others.
      </Text>
    ),
  },
  {
    id: 'how-long',
    title: 'How long we keep it',
    body: (
      <Text>
        Account and order information is kept while your account exists, and afterwards as long as the law,
        taxes or an open dispute require. Files that were uploaded but never attached to anything are removed
        after about a day. Links for choosing a new password work once, for one hour.
      </Text>
    ),
  },
  {
    id: 'security',
    title: 'How we protect it',
    body: (
      <Text>
        Connections are encrypted, passwords are hashed, sessions can be ended from our side at once, access
        to files is checked each time, and administrators' actions are recorded. No system is perfectly safe;
        should one of ours be breached in a way that concerns you, we tell you as the law requires.
      </Text>
    ),
  },
  {
    id: 'your-choices',
    title: 'Your choices and rights',
    body: (
      <Text>
        You can see your information under <Link to={paths.account}>My Account</Link> and in your orders, and
        ask support for a copy, a correction or the deletion of your data. Depending on where you live, the
        law may give you further rights; using them never costs you service. Some records must be kept
        although you ask for deletion, and we will say which.
      </Text>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: (
      <Text>
        Users must be 18 or older. We do not knowingly collect information from anyone younger, and delete it
        when we learn of it.
      </Text>
    ),
  },
  {
    id: 'disputes',
    title: 'Liability and disputes',
    body: (
      <Text>
        The Terms of Service apply to this policy too: liability is capped at the amount paid in the prior six
        months, and disputes go to binding arbitration with a class-action waiver. See{' '}
        <Link to={`${paths.termsOfService}#arbitration`}>Disputes</Link>.
      </Text>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    body: (
      <Text>
        When this policy changes, the date above changes with it, and we tell account holders of important
        changes before they take effect.
      </Text>
    ),
  },
  { id: 'contact', title: 'Contact', body: <ContactLines /> },
]
