import { Field, InputType } from 'type-graphql'
import { Rules } from '../../platform/rules.js'
import { closeAccountRules } from '../../rules/accounts/accountChangeRules.js'

@InputType({ description: "Confirms that the account's owner is closing it." })
@Rules(closeAccountRules)
export class CloseAccountInput {
  @Field(() => String, { description: "The account's password." })
  currentPassword!: string
}
