interface Placed {
  /** Its index in the set. */
  place?: number
}

/**
 * A set for members that come and go thousands of times a second. A Set reallocates its table again and again and keeps
 * the old one's members alive until the next full collection; this uses one array, whose last member takes the place of
 * a removed one.
 */
export class FastSet<Member extends Placed> implements Iterable<Member> {
  private readonly members: Member[] = []

  add(member: Member): void {
    member.place = this.members.push(member) - 1
  }

  /** Removes a member that is in the set. */
  remove(member: Member): void {
    const last = this.members.pop()!
    if (last === member) return
    last.place = member.place!
    this.members[last.place] = last
  }

  [Symbol.iterator](): Iterator<Member> {
    return this.members.slice().values()
  }
}
