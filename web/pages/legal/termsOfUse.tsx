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
          a company or another person, you confirm that you may bind them to these terms.
        </Text>
        <Text>
          Customers create their own account. Vendors and administrators are invited. One person has one
          account of a kind; accounts may not be lent or sold.
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
          for vendor performance: not for the quality, the timing, the safety or the legality of a vendor's
          work, nor for what a vendor or a customer does or fails to do. Documents, ratings and comments are
          there to help you choose. They are no guarantee by us.
        </Text>
      </>
    ),
  },
  {
    id: 'your-account',
    title: 'Your account',
    body: (
      <ul>
        <li>Give correct information and keep it correct: vendors find you by it.</li>
        <li>Keep your password to yourself. What is done with your account counts as done by you.</li>
        <li>Tell us at once if you think somebody else uses your account.</li>
        <li>
          We may suspend an account that breaks these terms, endangers others or is used for fraud. A
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
        <li>Putting hazardous, illegal or undeclared material into a load.</li>
        <li>Harassing, threatening or deceiving other people.</li>
        <li>Uploading what you have no right to share, or files that harm.</li>
        <li>
          Reading Haulbid by machine without a token of your own, overloading it, or going around its limits.
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
          A request is open for bids until you accept one or cancel it. A bid is an offer at a price;
          accepting it fixes the vendor and the price and turns the other bids down. A vendor may change or
          withdraw a bid that has not been accepted.
        </Text>
        <Text>
          You may cancel an order until the vendor has started the work. A vendor may give an accepted order
          back before starting; it is then open for bids again. An administrator may cancel an order that is
          not completed.
        </Text>
        <Text>
          Customers say truthfully what the load is, and whether it holds hazardous items, and make sure that
          the place is lawful and safe to reach. Vendors hold the permits, licenses and insurance that their
          work needs, and dispose of every load lawfully.
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
          Payments go through third-party payment processors. Their own terms and privacy policies apply to
          what you enter with them. Haulbid does not store full card numbers or bank credentials.
        </Text>
        <Text>
          A service fee or commission may apply. Where it does, it is disclosed at order placement, before you
          send the request. Prices are in US dollars. Taxes and disposal charges required by law are the
          vendor's and the customer's to settle unless the bid says otherwise.
        </Text>
      </>
    ),
  },
  {
    id: 'content',
    title: 'Photos, messages and ratings',
    body: (
      <Text>
        What you upload or write stays yours. You allow us to store it and to show it to those who need it for
        the job: photos to vendors who may bid, messages to the other side, ratings to everyone who chooses.
        Ratings can be given only by the two sides of a completed order, once each. They are shown once both
        have rated, or 14 days after the work was done, and the one who was rated may reply to a comment. We
        may remove content that breaks these terms, but no rating for its stars.
      </Text>
    ),
  },
  {
    id: 'privacy',
    title: 'Privacy',
    body: (
      <Text>
        The <Link to={paths.privacyPolicy}>Privacy Policy</Link> says what we collect, why, who sees it and
        how long we keep it.
      </Text>
    ),
  },
]
