import { paths } from '../../paths.js'
import { Link } from '../../ui/actions/Link.js'
import { Text } from '../../ui/text/Text.js'
import type { LegalSection } from './LegalPage.js'

export type TermsSections = readonly LegalSection[]

export const usingHaulbid: TermsSections = [
  {
    id: 'who-may-use',
    title: 'Who may use Haulbid',
    body: (
      <>
        <Text>
          You must be 18 or older to use Haulbid, and able to enter into a binding contract. If you use it for
          a company or another person, you confirm that you have the authority to bind them to these terms.
        </Text>
        <Text>
          Customers create their own account. Vendors and administrators are invited. Each person may have one
          account of each type. You may not lend or sell your account.
        </Text>
      </>
    ),
  },
  {
    id: 'marketplace',
    title: 'What Haulbid is: a marketplace',
    body: (
      <>
        <Text>
          Haulbid is a marketplace. Customers describe a job, independent vendors bid on it, and the customer
          chooses. When a customer accepts a bid, the contract for the work is between that customer and that
          vendor.
        </Text>
        <Text>
          Haulbid does not itself rent dumpsters, pick up junk, or employ the vendors, and is not responsible
          for vendor performance. That includes the quality, timing, safety, and legality of a vendor's work,
          and what a vendor or customer does or fails to do. Documents, ratings, and comments help you choose.
          They are not a guarantee from us.
        </Text>
      </>
    ),
  },
  {
    id: 'your-account',
    title: 'Your account',
    body: (
      <ul>
        <li>Give correct information and keep it up to date. Vendors use it to find you.</li>
        <li>Keep your password private. You are responsible for what is done with your account.</li>
        <li>Tell us right away if you think someone else is using your account.</li>
        <li>
          We may suspend an account that breaks these terms, endangers others, or is used for fraud. A
          suspended account is signed out everywhere and cannot sign in.
        </li>
      </ul>
    ),
  },
  {
    id: 'conduct',
    title: 'What is not allowed',
    body: (
      <ul>
        <li>False requests, false bids, false ratings, or agreeing on bids with other vendors.</li>
        <li>Putting hazardous, illegal, or undeclared material in a load.</li>
        <li>Harassing, threatening, or deceiving other people.</li>
        <li>Uploading content you have no right to share, or harmful files.</li>
        <li>
          Accessing Haulbid by automated means without your own token, overloading it, or bypassing its
          limits.
        </li>
      </ul>
    ),
  },
]

export const ordering: TermsSections = [
  {
    id: 'orders',
    title: 'Orders, bids and cancellation',
    body: (
      <>
        <Text>
          A request is open for bids until you accept one or cancel it. A bid is an offer at a price.
          Accepting it fixes the vendor and the price and declines the other bids. A vendor may change or
          withdraw a bid that has not been accepted.
        </Text>
        <Text>
          You may cancel an order until the vendor has started the work. A vendor may give back an accepted
          order before starting. It is then open for bids again. An administrator may cancel an order that is
          not completed.
        </Text>
        <Text>
          Customers must describe the load truthfully, say whether it contains hazardous items, and make sure
          that the location is lawful and safe to reach. Vendors must hold the permits, licenses, and
          insurance that their work requires and dispose of every load lawfully.
        </Text>
      </>
    ),
  },
  {
    id: 'payments',
    title: 'Payments and fees',
    body: (
      <>
        <Text>
          Customers pay their vendors directly, in the ways that the vendor names, such as card, check, or
          cash. Haulbid takes no payment for the vendor. Payments by card or app go through third-party
          payment processors, whose own terms and privacy policies apply to what you enter with them. Haulbid
          does not store card numbers or bank credentials.
        </Text>
        <Text>
          If you pay a vendor by card on Haulbid, the payment goes to the vendor's own account at Stripe. Only
          the service fee that the vendor owes us is taken from it. If it turns out that you paid too much,
          the difference goes back to your card.
        </Text>
        <Text>
          A service fee or commission may apply. If it does, it is disclosed at order placement, before you
          send the request. Prices are in US dollars. Unless the bid says otherwise, the vendor and the
          customer settle taxes and legally required disposal charges between themselves.
        </Text>
      </>
    ),
  },
  {
    id: 'content',
    title: 'Photos, messages and ratings',
    body: (
      <Text>
        You own what you upload or write. You allow us to store it and to show it to people who need it for
        the job: photos to vendors who may bid, messages to the other side, and ratings to people choosing
        whom to work with. Only the two sides of a completed order can rate, once each. We show ratings once
        both have rated, or 14 days after the work was done. The person who was rated may reply to a comment.
        We may remove content that breaks these terms, but we never remove a rating for its stars.
      </Text>
    ),
  },
  {
    id: 'privacy',
    title: 'Privacy',
    body: (
      <Text>
        The <Link to={paths.privacyPolicy}>Privacy Policy</Link> explains what we collect, why, who sees it,
        and how long we keep it.
      </Text>
    ),
  },
]
