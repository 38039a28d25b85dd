/** What the server returns to calls of server functions that would be refused again; Next makes errors of them. */
export const actionRefusals: Record<number, string> = {
  400: 'This request cannot be read.',
  401: 'You are signed out. Please sign in again.',
  404: 'There is no such function.',
};

export const isActionRefusal = ({ message }: Error): boolean => Object.values(actionRefusals).includes(message.trim());
