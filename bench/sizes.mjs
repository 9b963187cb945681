/** The contents of a database. One user in ten is a vendor; each job has three bids. */
export const sizes = {
  small: { jobs: 20_000, users: 2_000, bids: 60_000 },
  medium: { jobs: 200_000, users: 20_000, bids: 600_000 },
  large: { jobs: 1_000_000, users: 100_000, bids: 3_000_000 },
  huge: { jobs: 10_000_000, users: 1_000_000, bids: 30_000_000 },
}
