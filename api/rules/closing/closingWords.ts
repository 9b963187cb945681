/** Why acts of this noun refuse, with the default message to users. */
export const refusals = {
  BALANCE_OPEN: 'Settle what is owed before closing the account',
  JOBS_UNDER_WAY: 'You can close your account once none of your jobs is accepted or in progress',
  LAST_ADMIN: "The last administrator can't close their account",
} as const
