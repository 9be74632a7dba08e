/** Where the sandbox is as long as nobody says otherwise; links that lead there go where it is. */
export const SANDBOX = 'http://127.0.0.1:4010';
