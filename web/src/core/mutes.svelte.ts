// People, and bots, whose messages I do not want to read at any table.

import { api } from './api';
import type { Refused, Spoken, TableInfo } from './protocol';
import { attempt } from './refusal';

export const BOTS = 'bots';

class Mutes {
  whom = $state.raw<readonly string[]>([]);
  private asked = false;

  /** Ask the server once; whoever has no name yet hides nobody. */
  load(): void {
    if (this.asked) return;
    this.asked = true;
    void attempt(async () => {
      this.whom = (await api.mutes()).whom;
    });
  }

  async set(whom: string, muted: boolean): Promise<Refused | null> {
    return await attempt(async () => {
      this.whom = (await api.setMute(whom, muted)).whom;
    });
  }

  /** Return what is left of the talk at a table. */
  heard(talk: Spoken[], table: TableInfo | undefined): Spoken[] {
    if (!this.whom.length || !table) return talk;
    return talk.filter(({ seat, line }) => {
      const person = table.seats[seat]?.person;
      return line ? !this.whom.includes(BOTS) : !person || seat === table.my_seat || !this.whom.includes(person);
    });
  }
}

export const mutes = new Mutes();
