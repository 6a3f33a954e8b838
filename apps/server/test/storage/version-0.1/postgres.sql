CREATE TABLE public.duties (
    subject text NOT NULL,
    kind text NOT NULL,
    due bigint NOT NULL,
    holder text,
    "heldUntil" bigint
);
CREATE TABLE public.entries (
    match text NOT NULL,
    index integer NOT NULL,
    at bigint NOT NULL,
    text text NOT NULL
);
CREATE TABLE public.heads (
    match text NOT NULL,
    entries integer NOT NULL,
    ended bigint
);
CREATE TABLE public.matches (
    id text NOT NULL,
    "table" text NOT NULL,
    game text NOT NULL,
    options text NOT NULL,
    rules integer NOT NULL,
    names text NOT NULL,
    seed text NOT NULL,
    fairness text NOT NULL,
    clock text NOT NULL,
    started bigint NOT NULL
);
CREATE TABLE public.migrations (
    number integer NOT NULL,
    name text NOT NULL
);
CREATE TABLE public.outages (
    "from" bigint NOT NULL,
    "to" bigint NOT NULL
);
CREATE TABLE public.passkeys (
    id text NOT NULL,
    person text NOT NULL,
    created bigint NOT NULL,
    "publicKey" text NOT NULL,
    counter bigint NOT NULL,
    transports text NOT NULL
);
CREATE TABLE public.people (
    id text NOT NULL,
    name text NOT NULL,
    created bigint NOT NULL,
    program integer NOT NULL
);
CREATE TABLE public.pushes (
    endpoint text NOT NULL,
    person text NOT NULL,
    created bigint NOT NULL,
    subscription text NOT NULL
);
CREATE TABLE public.sayings (
    "table" text NOT NULL,
    n integer NOT NULL,
    at bigint NOT NULL,
    person text NOT NULL,
    seat integer NOT NULL,
    key text NOT NULL,
    phrase text,
    text text
);
CREATE TABLE public.seats (
    match text NOT NULL,
    seat integer NOT NULL,
    person text
);
CREATE TABLE public.settings (
    key text NOT NULL,
    value text NOT NULL
);
CREATE TABLE public.sitters (
    "table" text NOT NULL,
    n integer NOT NULL,
    person text NOT NULL
);
CREATE TABLE public.tables (
    code text NOT NULL,
    version integer NOT NULL,
    state text NOT NULL,
    game text NOT NULL,
    stage text NOT NULL,
    "inLobby" integer NOT NULL,
    host text,
    created bigint NOT NULL,
    updated bigint NOT NULL
);
CREATE TABLE public.tokens (
    hash text NOT NULL,
    person text NOT NULL,
    created bigint NOT NULL,
    purpose text NOT NULL
);
INSERT INTO public.duties VALUES
	('7kt7wj7a53hd.1', 'clock', 1797559812252, NULL, NULL);
INSERT INTO public.entries VALUES
	('7kt7wj7a53hd.1', 0, 1794967808826, '* draw 1 Ro Rd Gx G* Bd Po'),
	('7kt7wj7a53hd.1', 1, 1794967808826, '* draw 2 Rs Od Ys Bx Po Pd'),
	('7kt7wj7a53hd.1', 2, 1794967808826, '* draw 3 Od Oc Yo Yd Ys Pc'),
	('7kt7wj7a53hd.1', 3, 1794967808826, '* start 3'),
	('7kt7wj7a53hd.1', 4, 1794967811641, '3 play Ys@0,-2 Yd@0,-1 Yo@0,0'),
	('7kt7wj7a53hd.1', 5, 1794967811641, '* draw 3 R* Gc Px'),
	('7kt7wj7a53hd.1', 6, 1794967811680, '1 play Rd@-1,-1'),
	('7kt7wj7a53hd.1', 7, 1794967811680, '* draw 1 Pd'),
	('7kt7wj7a53hd.1', 8, 1794967811736, '2 play Rs@-1,-2'),
	('7kt7wj7a53hd.1', 9, 1794967811736, '* draw 2 Ox'),
	('7kt7wj7a53hd.1', 10, 1794967811857, '3 play Od@-2,-1'),
	('7kt7wj7a53hd.1', 11, 1794967811857, '* draw 3 Od'),
	('7kt7wj7a53hd.1', 12, 1794967811882, '1 play Ro@-1,-3'),
	('7kt7wj7a53hd.1', 13, 1794967811882, '* draw 1 Yx'),
	('7kt7wj7a53hd.1', 14, 1794967811903, '2 play Po@-2,-3'),
	('7kt7wj7a53hd.1', 15, 1794967811903, '* draw 2 Bs'),
	('7kt7wj7a53hd.1', 16, 1794967811921, '3 play Oc@-3,-4 Pc@-2,-4'),
	('7kt7wj7a53hd.1', 17, 1794967811921, '* draw 3 Yo B*'),
	('7kt7wj7a53hd.1', 18, 1794967811940, '1 play Pd@-2,-5'),
	('7kt7wj7a53hd.1', 19, 1794967811940, '* draw 1 Bo'),
	('7kt7wj7a53hd.1', 20, 1794967811951, '2 play Od@-3,-5'),
	('7kt7wj7a53hd.1', 21, 1794967811951, '* draw 2 Yx'),
	('7kt7wj7a53hd.1', 22, 1794967812252, '3 play Gc@-4,-4'),
	('7kt7wj7a53hd.1', 23, 1794967812252, '* draw 3 G*'),
	('vfweitm68pg8.1', 0, 1794967807814, '* start 2'),
	('vfweitm68pg8.1', 1, 1794967807814, '* deal RRKK BRWW BRKW BBYR BKKW'),
	('vfweitm68pg8.1', 2, 1794967807975, '2 1R1'),
	('vfweitm68pg8.1', 3, 1794967807989, '1 2B1'),
	('vfweitm68pg8.1', 4, 1794967808015, '2 3B2'),
	('vfweitm68pg8.1', 5, 1794967808021, '1 4B2'),
	('vfweitm68pg8.1', 6, 1794967808051, '2 5B2'),
	('vfweitm68pg8.1', 7, 1794967808053, '1 CY3'),
	('vfweitm68pg8.1', 8, 1794967808067, '2 CR3'),
	('vfweitm68pg8.1', 9, 1794967808087, '1 CK4'),
	('vfweitm68pg8.1', 10, 1794967808117, '2 CW4'),
	('vfweitm68pg8.1', 11, 1794967808117, '* deal BBRK YRKK YKWW BYYR BRKW'),
	('vfweitm68pg8.1', 12, 1794967808138, '1 1B4'),
	('vfweitm68pg8.1', 13, 1794967808160, '2 2Y1'),
	('vfweitm68pg8.1', 14, 1794967808188, '1 3Y1'),
	('vfweitm68pg8.1', 15, 1794967808208, '2 4B3'),
	('vfweitm68pg8.1', 16, 1794967808227, '1 5B4'),
	('vfweitm68pg8.1', 17, 1794967808247, '2 CY2'),
	('vfweitm68pg8.1', 18, 1794967808259, '1 CR2'),
	('vfweitm68pg8.1', 19, 1794967808287, '2 CK4'),
	('vfweitm68pg8.1', 20, 1794967808330, '1 CW5'),
	('vfweitm68pg8.1', 21, 1794967808330, '* deal YRWW BBWW KKWW BRRK BRRR'),
	('vfweitm68pg8.1', 22, 1794967808366, '2 1Y4'),
	('vfweitm68pg8.1', 23, 1794967808391, '1 2B4'),
	('vfweitm68pg8.1', 24, 1794967808402, '2 3K1'),
	('vfweitm68pg8.1', 25, 1794967808408, '1 4BF'),
	('vfweitm68pg8.1', 26, 1794967808418, '2 5B3'),
	('vfweitm68pg8.1', 27, 1794967808421, '1 CR1'),
	('vfweitm68pg8.1', 28, 1794967808425, '2 CK2'),
	('vfweitm68pg8.1', 29, 1794967808427, '1 CW2'),
	('vfweitm68pg8.1', 30, 1794967808427, '* deal YYRR BYYK YRKW BYWW BRWW'),
	('vfweitm68pg8.1', 31, 1794967808438, '1 1Y2'),
	('vfweitm68pg8.1', 32, 1794967808447, '2 2B1'),
	('vfweitm68pg8.1', 33, 1794967808455, '1 3Y3'),
	('vfweitm68pg8.1', 34, 1794967808463, '2 4B3'),
	('vfweitm68pg8.1', 35, 1794967808467, '1 5BF'),
	('vfweitm68pg8.1', 36, 1794967808472, '2 CY4'),
	('vfweitm68pg8.1', 37, 1794967808474, '1 CR4'),
	('vfweitm68pg8.1', 38, 1794967808477, '2 CK2'),
	('vfweitm68pg8.1', 39, 1794967808482, '1 CW1'),
	('vfweitm68pg8.1', 40, 1794967808482, '* deal YYYK BYKK YRKW BBYY BYKW'),
	('vfweitm68pg8.1', 41, 1794967808489, '2 1Y3'),
	('vfweitm68pg8.1', 42, 1794967808491, '1 2BF'),
	('vfweitm68pg8.1', 43, 1794967808495, '2 3Y5'),
	('vfweitm68pg8.1', 44, 1794967808497, '1 4BF'),
	('vfweitm68pg8.1', 45, 1794967808502, '2 5B4'),
	('vfweitm68pg8.1', 46, 1794967808504, '1 CY3'),
	('vfweitm68pg8.1', 47, 1794967808509, '2 CR2'),
	('vfweitm68pg8.1', 48, 1794967808513, '1 CK1'),
	('vfweitm68pg8.1', 49, 1794967808521, '2 CW1');
INSERT INTO public.heads VALUES
	('7kt7wj7a53hd.1', 24, NULL),
	('vfweitm68pg8.1', 50, 1794967808521);
INSERT INTO public.matches VALUES
	('7kt7wj7a53hd.1', '7kt7wj7a53hd', 'qwirkle', '{}', 1, '["","","beginner"]', 'fd7fa152c99503c874f754b6a0eb9877de82c5358ad64ba09e762dc597a90dfa', '{"method":"mozaika-deal/1","commitment":"2d745eb78e1ed5910f1fb2f4b8ec70b612982fb94beaec742300fa2363490dfa","seals":[{"seat":1,"hash":"6b1fce18d1bbf648ae80c48177c861709b6cb415b57357d85950774ef18705a9"},{"seat":2,"hash":"7624c969864621d4f2ed23d60968e0ba60eecc82a70757b47a88db383883a541"}],"contributions":[{"seat":1,"value":"373893e0f4309bb1f997b05ca994b389757f549a024b7639712df0f97ea4734a"},{"seat":2,"value":"9510d2d3933c9318b12d3dc8fc07cb4902adf1a6cd92db3657293e3b28ced939"}],"absent":[]}', '{"kind":"days","perMove":2592000}', 1794967808826),
	('vfweitm68pg8.1', 'vfweitm68pg8', 'azul', '{"board":"coloured"}', 1, '["",""]', '05b888dc1710119d55737be18f8898122d65bc15baae9b9935d7c940526fef22', '{"method":"mozaika-deal/1","commitment":"b1a5eff874a2cfc04e934cc1c5412124315f9a0fb25afa236f758e6be278ec9e","seals":[{"seat":1,"hash":"49193dc59b6c1fcc57f8ae7f370b271f162476bba5c11e8fa60dc2610f79f2f7"},{"seat":2,"hash":"ce3aabf01104334842ee62d2e3883a8117c2ea0452ed864f16c3d4b850bfa668"}],"contributions":[{"seat":1,"value":"7c52907a6fb628efbd1e894ac491dd1ad17cd321ea5796d339cbc7a0e9fdfe93"},{"seat":2,"value":"7c994d6cadefde11cf54c46bfa46dd7b6ecf82521347f4a1c070f4c54c484dc1"}],"absent":[]}', '{"kind":"none"}', 1794967807814);
INSERT INTO public.migrations VALUES
	(1, 'first');
INSERT INTO public.people VALUES
	('KUVHltWno_Z2aj2-8uiQrg', 'Guest 5834', 1794967807335, 0),
	('bEDzGAsSqhJ6gfZb7OwzvQ', 'Automat', 1794967807251, 1),
	('oxzAvPB3-9JJFtsokbuLJQ', 'Anna „Ž“ 🌸', 1794967807118, 0);
INSERT INTO public.pushes VALUES
	('https://push.example/x', 'KUVHltWno_Z2aj2-8uiQrg', 1794967807405, '{"subscription":{"endpoint":"https://push.example/x","keys":{"p256dh":"BBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBBB","auth":"aaaaaaaaaaaaaaaaaaaaaa"}},"origin":"http://127.0.0.1:34449"}');
INSERT INTO public.sayings VALUES
	('vfweitm68pg8', 0, 1794967808594, 'KUVHltWno_Z2aj2-8uiQrg', 2, 'kl99gr8y.26', 'good-game', NULL),
	('vfweitm68pg8', 1, 1794967808601, 'oxzAvPB3-9JJFtsokbuLJQ', 1, 'udl32xr4.27', NULL, 'Díky!');
INSERT INTO public.seats VALUES
	('7kt7wj7a53hd.1', 1, 'oxzAvPB3-9JJFtsokbuLJQ'),
	('7kt7wj7a53hd.1', 2, 'KUVHltWno_Z2aj2-8uiQrg'),
	('7kt7wj7a53hd.1', 3, NULL),
	('vfweitm68pg8.1', 1, 'oxzAvPB3-9JJFtsokbuLJQ'),
	('vfweitm68pg8.1', 2, 'KUVHltWno_Z2aj2-8uiQrg');
INSERT INTO public.settings VALUES
	('alive', '1794967809860'),
	('cookie-key', 'yHmlZIM5wvc8UicJ4yRf98ARSId2271pGFn3qIcb_tw'),
	('programs of oxzAvPB3-9JJFtsokbuLJQ', '["bEDzGAsSqhJ6gfZb7OwzvQ"]'),
	('push-keys', '{"publicKey":"BNJ5uwK61g-2Zd8uIw7qpApn5yxJBqeXYRrzXYdWpoW2_SwuzRIyUD763S0dB0SkjphEon1JhUjjPcMhbW2pmBM","privateKey":"D0M9341Rpdfj1hho_okGy0w6ZH2EJvR4h9DWSBGM0TM"}');
INSERT INTO public.sitters VALUES
	('2q8rncjybctd', 0, 'KUVHltWno_Z2aj2-8uiQrg'),
	('7kt7wj7a53hd', 0, 'oxzAvPB3-9JJFtsokbuLJQ'),
	('7kt7wj7a53hd', 1, 'KUVHltWno_Z2aj2-8uiQrg'),
	('vfweitm68pg8', 0, 'oxzAvPB3-9JJFtsokbuLJQ'),
	('vfweitm68pg8', 1, 'KUVHltWno_Z2aj2-8uiQrg');
INSERT INTO public.tables VALUES
	('2q8rncjybctd', 1, '{"game":"azul","options":{"board":"coloured"},"clock":{"kind":"none"},"listed":true,"host":"KUVHltWno_Z2aj2-8uiQrg","created":1794967812295,"stage":"gathering","seats":[{"kind":"person","person":"KUVHltWno_Z2aj2-8uiQrg"},{"kind":"open"}],"matches":0,"seed":"d21f508b0121002ca7e448ca9c5f29cff13dfeb22a6f3303221967f77e90c978"}', 'azul', 'gathering', 1, 'KUVHltWno_Z2aj2-8uiQrg', 1794967812295, 1794967812295),
	('7kt7wj7a53hd', 5, '{"game":"qwirkle","options":{},"clock":{"kind":"days","perMove":2592000},"listed":false,"host":"oxzAvPB3-9JJFtsokbuLJQ","created":1794967808667,"stage":"playing","seats":[{"kind":"person","person":"oxzAvPB3-9JJFtsokbuLJQ","seal":"6b1fce18d1bbf648ae80c48177c861709b6cb415b57357d85950774ef18705a9"},{"kind":"person","person":"KUVHltWno_Z2aj2-8uiQrg","seal":"7624c969864621d4f2ed23d60968e0ba60eecc82a70757b47a88db383883a541"},{"kind":"bot","level":"beginner"}],"matches":1,"seed":"fd7fa152c99503c874f754b6a0eb9877de82c5358ad64ba09e762dc597a90dfa"}', 'qwirkle', 'playing', 0, 'oxzAvPB3-9JJFtsokbuLJQ', 1794967808667, 1794967808874),
	('vfweitm68pg8', 6, '{"game":"azul","options":{"board":"coloured"},"clock":{"kind":"none"},"listed":true,"host":"oxzAvPB3-9JJFtsokbuLJQ","created":1794967807567,"stage":"over","seats":[{"kind":"person","person":"oxzAvPB3-9JJFtsokbuLJQ","seal":"49193dc59b6c1fcc57f8ae7f370b271f162476bba5c11e8fa60dc2610f79f2f7"},{"kind":"person","person":"KUVHltWno_Z2aj2-8uiQrg","seal":"ce3aabf01104334842ee62d2e3883a8117c2ea0452ed864f16c3d4b850bfa668"}],"matches":1,"seed":"392bb5f3763ce6d0f8c565768d8fb77bbce12bc299163a8885ed4b3126c49659"}', 'azul', 'over', 0, 'oxzAvPB3-9JJFtsokbuLJQ', 1794967807567, 1794967808522);
INSERT INTO public.tokens VALUES
	('3d7039a2d1cfc34804d78faf5af86d1428b241b95161845a2a2351ff388df308', 'bEDzGAsSqhJ6gfZb7OwzvQ', 1794967807251, 'play'),
	('c35336d14ccebc2929a6026200dca1dd0aa995cfe5bd852e3151aad9fc278b81', 'KUVHltWno_Z2aj2-8uiQrg', 1794967807351, 'return');
ALTER TABLE ONLY public.duties
    ADD CONSTRAINT duties_key PRIMARY KEY (subject, kind);
ALTER TABLE ONLY public.entries
    ADD CONSTRAINT entries_key PRIMARY KEY (match, index);
ALTER TABLE ONLY public.heads
    ADD CONSTRAINT heads_pkey PRIMARY KEY (match);
ALTER TABLE ONLY public.matches
    ADD CONSTRAINT matches_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.outages
    ADD CONSTRAINT outages_key PRIMARY KEY ("from", "to");
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pushes
    ADD CONSTRAINT pushes_pkey PRIMARY KEY (endpoint);
ALTER TABLE ONLY public.sayings
    ADD CONSTRAINT sayings_key PRIMARY KEY ("table", n);
ALTER TABLE ONLY public.sayings
    ADD CONSTRAINT sayings_once UNIQUE (person, key);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_key PRIMARY KEY (match, seat);
ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.sitters
    ADD CONSTRAINT sitters_key PRIMARY KEY ("table", n);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (code);
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_pkey PRIMARY KEY (hash);
CREATE INDEX duties_due ON public.duties USING btree (due);
CREATE INDEX passkeys_person ON public.passkeys USING btree (person);
CREATE INDEX pushes_person ON public.pushes USING btree (person);
CREATE INDEX seats_person ON public.seats USING btree (person);
CREATE INDEX sitters_person ON public.sitters USING btree (person);
CREATE INDEX tables_host ON public.tables USING btree (host);
CREATE INDEX tables_in_lobby ON public.tables USING btree (created) WHERE ("inLobby" = 1);
CREATE INDEX tokens_person ON public.tokens USING btree (person);
ALTER TABLE ONLY public.heads
    ADD CONSTRAINT heads_match_fkey FOREIGN KEY (match) REFERENCES public.matches(id);
ALTER TABLE ONLY public.passkeys
    ADD CONSTRAINT passkeys_person_fkey FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.pushes
    ADD CONSTRAINT pushes_person_fkey FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_match_fkey FOREIGN KEY (match) REFERENCES public.matches(id);
ALTER TABLE ONLY public.sitters
    ADD CONSTRAINT sitters_table_fkey FOREIGN KEY ("table") REFERENCES public.tables(code);
ALTER TABLE ONLY public.tokens
    ADD CONSTRAINT tokens_person_fkey FOREIGN KEY (person) REFERENCES public.people(id) ON DELETE CASCADE;
